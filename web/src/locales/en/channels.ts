import { texts } from "../../lib/i18n.ts";

export const t = texts("channels", {
  connect: {
    headline: "Connect your channel",
    lead: {
      plain: "Tell us which channel you work on. Everything in the studio is kept per channel.",
      "read-only": "Tell us which channel you work on. Cold Open only reads: it can't post or change anything there.",
    },
    organization: "Organization",
    name: "Channel name",
    handle: "Handle",
    handleHint: "As on your channel page, for example @halfbuilt, or the address of the page",
    means: {
      demo: "This is a demo: the channel gets made-up videos and views, so that every screen has something to show.",
      name: "No video platform is set up here. The channel is added by name alone: its videos are not read, and ideas are based on the catalogue.",
    },
    failed: "This page could not be loaded.",
    retry: "Retry",
    submit: "Connect channel",
    busy: "Connecting",
    mock: "Mock Channel Connect",
  },
  google: {
    action: "Continue with Google",
    leaving: "Opening Google",
    reads: "Google asks for permission to view your channel and its analytics. Tick both boxes.",
  },
  find: {
    label: "Your channel",
    hint: "Its handle, for example @halfbuilt, or the address of its page",
    action: "Find channel",
    busy: "Looking for the channel",
    subscribers: "{{count}} subscribers",
    latest: "Latest videos",
    another: "Choose another channel",
  },
  problem: {
    cancelled: "You left Google's page without giving access. Nothing was connected.",
    missing_permissions:
      "Cold Open needs both permissions: to view your channel and to view its analytics. Try again and tick both boxes.",
    attempt_expired: "That attempt has expired or was used already. Start again.",
    other_channel: "You chose another channel on Google's page. Choose the channel that you want to reconnect.",
    quota_exceeded: "This studio has used up its YouTube requests for today. Try again tomorrow.",
  },
  mock: {
    title: "Mock channel connect",
    text: "Adds a made-up channel to {{organization}}, for testing.",
    busy: "Connecting",
    only: "This page is for internal testers.",
    action: "Back to home",
  },
  callback: {
    title: "Connecting your channel",
    waiting: "Reading your channel from YouTube. This can take half a minute.",
    reconnected: "The channel is connected again",
  },
  noChannels: {
    title: "We're sorry",
    text: "We couldn’t find a YouTube channel for this account. Please try another channel.",
    action: "Connect channel",
    ask: "Ask the owner of your organization to give you a channel.",
    askAction: "Check again",
  },
  noVideos: {
    title: "Nothing to read yet",
    text: "This channel has no public videos yet.",
    action: "Connect another channel",
  },
  noLongFormVideos: {
    title: "Only shorts so far",
    text: "We need at least one video longer than three minutes to learn from.",
    action: "Connect another channel",
  },
  channelLimit: {
    title: "All channels are taken",
    text_one: "Your plan holds {{count}} channel.",
    text_other: "Your plan holds {{count}} channels.",
    textUnknown: "Your plan holds no more channels.",
    ask: "Ask the owner of {{organization}} to disconnect one or to choose a larger plan.",
    action: "See plans",
    back: "Back to the studio",
  },
  taken: {
    title: "Already in use",
    text: "This channel already belongs to {{organization}}. Ask its owner for an invite.",
    someone: "another organization",
    action: "Connect another channel",
  },
  serverError: {
    title: "The channel could not be connected",
    text: "Something on our side went wrong while connecting. Please try again.",
    action: "Try again",
  },
});
