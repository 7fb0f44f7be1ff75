const { options } = require("./.dependency-cruiser.cjs");

/** Looks at the folders of web features alone: through tests and the router every feature reaches every other one. */
module.exports = {
  forbidden: [
    {
      name: "no-cycles-between-web-features",
      comment: "What two features need from each other belongs into a third one or into lib.",
      severity: "error",
      scope: "folder",
      from: { path: "^web/src/features/[^/]+$" },
      to: { circular: true },
    },
  ],
  options: { ...options, includeOnly: { path: "^web/src/features/" }, exclude: { path: "\\.test\\.tsx?$" } },
};
