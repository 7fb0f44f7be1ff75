import { texts } from "../../lib/i18n.ts";

export const t = texts("scores", {
  title: "Scores",
  loading: "Loading scores",
  about: "Published videos with a score and at least 7 days of views",
  channels: { name: "Channels", all: "All channels" },
  kinds: { name: "Kind of score", title: "Titles", thumbnail: "Thumbnails" },
  export: {
    name: "Export scores",
    done_one: "{{count}} video exported",
    done_other: "{{count}} videos exported",
  },
  empty: {
    title: { title: "No published title to compare yet", thumbnail: "No published thumbnail to compare yet" },
    text: {
      title: "Link a published project to its video. Seven days after the upload, its title score is compared here.",
      thumbnail:
        "Score the primary thumbnail of a project and link the project to its video. Seven days after the upload, the two are compared here.",
    },
    action: "Open projects",
  },
  waiting_one: "{{count}} more video has no index yet.",
  waiting_other: "{{count}} more videos have no index yet.",
  verdict: {
    title: {
      too_few: "Too few videos to say whether the title score means anything here.",
      no_relation: "The title score does not predict views here.",
      relation: "Titles with a high score did better here.",
    },
    thumbnail: {
      too_few: "Too few videos to say whether the thumbnail score means anything here.",
      no_relation: "The thumbnail score does not predict views here.",
      relation: "Thumbnails with a high score did better here.",
    },
    text: {
      too_few:
        "{{count}} of at least {{needed}} videos are here. Until then, hit rates are shown without a conclusion.",
      too_few_per_channel:
        "Scores are compared within a channel, and too few channels here have several videos. Until then, hit rates are shown without a conclusion.",
      no_relation:
        "Videos with higher scores did not get better results more often than chance explains. Judge by the idea, not by the number.",
      relation:
        "Still, many single videos differ. Use the score to choose between two of your own, not to predict views.",
    },
  },
  craft: {
    title:
      "The title score judges how a title is written: length, concrete words, stock phrases. On 2,270 real trending videos of 808 channels, it did not tell a channel's better videos from its others.",
    thumbnail:
      "The thumbnail score measures what can be seen: contrast at small size, clutter, faces, text. It was not made from views.",
  },
  plot: {
    title: "Score against what happened",
    over: "Above average",
    average: "Average",
    under: "Under",
    summary: "{{count}} videos by score and index. The same figures are in the table below.",
    axis: { title: "Title score at publishing", thumbnail: "Thumbnail score at publishing" },
    reference: "channel average",
    note: "Index: views of the first 7 days over the channel's 6-month average.",
    band: "The shaded band is the 95% interval of the line.",
  },
  figures: {
    high: "Hit rate, score {{score}} and up",
    low: "Hit rate, score under {{score}}",
    count: "{{hits}} of {{videos}}",
    rate: "{{percent}}% beat the channel's average. Likely range {{low}}% to {{high}}%.",
    none: "No videos",
    correlation: "Rank correlation",
    correlationText: "0 is no relation, 1 is perfect. Likely range {{low}} to {{high}}.",
    tooFew: "Shown from {{needed}} videos on.",
    combined:
      "All channels together. Each video counts against its own channel's average. For the correlation and the line, videos are ranked within their channel, so that differences between channels do not count.",
    equal: "All scores are equal, so there is no order to compare.",
  },
  wrong: {
    title: "Where the score was wrong",
    none: "No video with a high score fell short, and none with a low score did well.",
  },
  score: "Score {{score}}",
  table: {
    title: "Compared videos",
    video: "Video",
    published: "Published",
    score: "Score",
    index: "Index",
    version: "Rules version",
    later: "Scored after publishing",
    laterHint_one:
      "{{count}} video was scored only after publishing. It is listed last and is not part of the figures.",
    laterHint_other:
      "{{count}} videos were scored only after publishing. They are listed last and are not part of the figures.",
    all: "Show all {{count}}",
  },
});
