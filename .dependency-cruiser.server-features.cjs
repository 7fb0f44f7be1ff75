const { options } = require("./.dependency-cruiser.cjs");

/** Cruises the folders of server features only: through the application context and tests every feature reaches every other. */
module.exports = {
  forbidden: [
    {
      name: "no-cycles-between-server-features",
      comment: "Move what two features need from each other into a third one that both import.",
      severity: "error",
      scope: "folder",
      from: { path: "^server/src/features/[^/]+$" },
      to: { circular: true },
    },
  ],
  options: { ...options, includeOnly: { path: "^server/src/features/" } },
};
