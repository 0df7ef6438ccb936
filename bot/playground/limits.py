"""Discord's limits, as its documentation and API description state them. Nothing here is shared with the bot's own
checks."""

from typing import Final

MEBIBYTE: Final = 1 << 20

# Interactions
ANSWER_SECONDS: Final = 3
TOKEN_SECONDS: Final = 15 * 60
CHOICES: Final = 25
CHOICE_NAME: Final = 100
CHOICE_VALUE: Final = 100
STRING_OPTION: Final = 6000

# Messages
CONTENT: Final = 2000
NONCE: Final = 25
NONCE_SECONDS: Final = 5 * 60
ATTACHMENTS: Final = 10
ALT_TEXT: Final = 1024
FILENAME: Final = 1024
FILE_BYTES: Final = 10 * MEBIBYTE
REQUEST_BYTES: Final = 25 * MEBIBYTE
ALLOWED_MENTIONS: Final = 100
POLL_ANSWERS: Final = 10
POLL_QUESTION: Final = 300
POLL_ANSWER: Final = 55
POLL_HOURS: Final = 768

# Embeds
EMBEDS: Final = 10
EMBED_TITLE: Final = 256
EMBED_DESCRIPTION: Final = 4096
EMBED_FIELDS: Final = 25
EMBED_FIELD_NAME: Final = 256
EMBED_FIELD_VALUE: Final = 1024
EMBED_FOOTER: Final = 2048
EMBED_AUTHOR: Final = 256
EMBED_TOTAL: Final = 6000
ADDRESS: Final = 2048

# Components
ROWS: Final = 5
ROW_BUTTONS: Final = 5
COMPONENTS: Final = 40
CUSTOM_ID: Final = 100
LABEL: Final = 80
BUTTON_ADDRESS: Final = 512
OPTIONS: Final = 25
OPTION_TEXT: Final = 100
PLACEHOLDER: Final = 150
SECTION_TEXTS: Final = 3
GALLERY_ITEMS: Final = 10
TEXT_DISPLAY: Final = 4000
TEXT_TOTAL: Final = 4000
COLOUR: Final = 0xFFFFFF

# Modals
MODAL_TITLE: Final = 45
MODAL_COMPONENTS: Final = 5
MODAL_LABEL: Final = 45
MODAL_DESCRIPTION: Final = 100
INPUT_VALUE: Final = 4000
INPUT_PLACEHOLDER: Final = 100
GROUP_OPTIONS: Final = 10
UPLOADS: Final = 10

# Commands
CHAT_COMMANDS: Final = 100
MENU_COMMANDS: Final = 15
COMMAND_NAME: Final = 32
COMMAND_DESCRIPTION: Final = 100
COMMAND_OPTIONS: Final = 25
COMMAND_TEXT: Final = 8000
COMMAND_CREATES: Final = 200
SAFE_NUMBER: Final = (1 << 53) - 1
LOCALES: Final = frozenset(
    {
        "ar",
        "bg",
        "cs",
        "da",
        "de",
        "el",
        "en-GB",
        "en-US",
        "es-419",
        "es-ES",
        "fi",
        "fr",
        "he",
        "hi",
        "hr",
        "hu",
        "id",
        "it",
        "ja",
        "ko",
        "lt",
        "nl",
        "no",
        "pl",
        "pt-BR",
        "ro",
        "ru",
        "sv-SE",
        "th",
        "tr",
        "uk",
        "vi",
        "zh-CN",
        "zh-TW",
    }
)

# Channels
THREAD_NAME: Final = 100
THREAD_MINUTES: Final = (60, 1440, 4320, 10080)
THREAD_MEMBERS: Final = 1000
SLOW_MODE: Final = 21600
TOPIC: Final = 1024
PAGE: Final = 100

# People
DISPLAY_NAME: Final = 32

# Application emojis
EMOJIS: Final = 2000
EMOJI_BYTES: Final = 256 * 1024
EMOJI_NAME: Final = 32

# Gateway
HEARTBEAT_MS: Final = 41250
SENDS: Final = 120
SENDS_SECONDS: Final = 60
PAYLOAD_BYTES: Final = 4096
GUILDS_A_SHARD: Final = 2500
REPLAY: Final = 1000
SESSION_SECONDS: Final = 5 * 60
STARTS: Final = 1000
STARTS_SECONDS: Final = 24 * 60 * 60.0

# Rate limits: those that people have measured where Discord publishes none; generous for every other route
CHANNEL_CALLS: Final = 5
CHANNEL_SECONDS: Final = 5.0
GLOBAL_CALLS: Final = 50
GLOBAL_SECONDS: Final = 1.0
BUCKET_CALLS: Final = 2000
BUCKET_SECONDS: Final = 1.0
IDENTIFY_SECONDS: Final = 5.0
