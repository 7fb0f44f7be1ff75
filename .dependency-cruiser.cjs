const swc = require("@swc/core");

// dependency-cruiser calls swc without JSX, so every .tsx file would be a syntax error.
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith("x") });

const error = (rule) => ({ severity: "error", ...rule });
module.exports = {
  forbidden: [
    { name: "no-cycles", from: {}, to: { circular: true } },
    { name: "contract-stands-alone", from: { path: "^contract/" }, to: { path: "^(client|mcp|server|web)/" } },
    {
      name: "contract-imports-only-zod",
      from: { path: "^contract/src/", pathNot: "\\.test\\.ts$" },
      to: { pathNot: "^contract/src/|node_modules/zod/" },
    },
    {
      name: "client-imports-only-the-contract",
      from: { path: "^client/" },
      to: { path: "^(server|web|engines|mcp)/" },
    },
    { name: "mcp-imports-client-and-contract", from: { path: "^mcp/" }, to: { path: "^(server|web|engines)/" } },
    { name: "engines-stand-alone", from: { path: "^engines/" }, to: { path: "^(contract|server|web)/" } },
    {
      name: "engines-do-not-import-each-other",
      from: { path: "^engines/([^/]+)/", pathNot: "\\.test\\.ts$" },
      to: { path: "^engines/", pathNot: "^engines/($1|worker-pool)/|^engines/text/src/reading/index\\.ts$" },
    },
    {
      name: "engines-by-their-package-entries",
      from: { pathNot: "^(engines|bench)/" },
      to: {
        path: "^engines/",
        pathNot:
          "^engines/[^/]+/src/(index|chat/index|chat/testing/[^/]+|checks/index|draw-picture|intent|language|title-score|worker/perform-task|testing/[^/]+)\\.ts$",
      },
    },
    {
      name: "sides-meet-in-contract",
      from: { path: "^(server|web)/src/" },
      to: { path: "^(server|web)/src/", pathNot: "^$1/" },
    },
    {
      name: "features-by-their-front-door",
      from: { path: "^(server|web)/src/features/([^/]+)/" },
      to: { path: "^(server|web)/src/features/[^/]+/", pathNot: "^$1/src/features/($2/|[^/]+/(index|tables)\\.ts$)" },
    },
    {
      name: "only-stores-read-the-tables-of-others",
      from: { path: "^server/src/features/([^/]+)/", pathNot: "(tables|store)\\.ts$" },
      to: { path: "^server/src/features/[^/]+/tables\\.ts$", pathNot: "^server/src/features/$1/" },
    },
    {
      name: "shared-knows-no-feature",
      from: { path: "^(web/src/(ui|lib)|server/src/(platform|adapters))/" },
      to: { path: "/src/(features|app)/" },
    },
    {
      name: "doors-do-not-touch-the-store",
      from: { path: "^server/.*/(routes|sockets|jobs)\\.ts$" },
      to: { path: "(/|-)(store|tables)\\.ts$" },
    },
    {
      name: "only-access-code-creates-authorized-scopes",
      from: { path: "^server/src/", pathNot: "^server/src/platform/access/" },
      to: { path: "^server/src/platform/access/create-scope\\.ts$" },
    },
    {
      name: "scopes-for-jobs-stay-out-of-requests",
      from: {
        path: "^server/src/",
        pathNot: [
          "/jobs\\.ts$",
          "^server/src/features/demo/",
          "^server/src/features/cast/(prepare-photo|delete-cast)\\.ts$",
          "^server/src/features/projects/(ai-tagging|describing|link-published)\\.ts$",
          "^server/src/features/chat/execute-run\\.ts$",
          "^server/src/features/watchlists/evaluate\\.ts$",
          "\\.(test|data|hard)\\.ts$",
          "^server/src/testing/",
        ],
      },
      to: { path: "^server/src/platform/access/scope-for-job\\.ts$" },
    },
    {
      name: "scopes-for-share-links-come-with-a-verified-token",
      from: {
        path: "^server/src/",
        pathNot: [
          "^server/src/features/(team|pictures)/service\\.ts$",
          "^server/src/features/pitches/share-link\\.ts$",
        ],
      },
      to: { path: "^server/src/platform/access/scope-for-share-link\\.ts$" },
    },
    {
      name: "stores-take-authorized-scopes",
      comment: "A plain pair of ids is no proof of access; `findOwner` returns one and takes none.",
      from: { path: "^server/src/features/.*/(routes|sockets)\\.ts$" },
      to: { path: "^contract/src/kernel/channel-scope\\.ts$" },
    },
    {
      name: "features-see-ports-not-vendors",
      from: { path: "^server/src/features/", pathNot: "\\.test\\.ts$" },
      to: { path: "^server/src/adapters/[^/]+/", pathNot: "/port\\.ts$" },
    },
    {
      name: "rules-are-pure",
      from: { path: "/rules\\.ts$" },
      to: {
        pathNot:
          "^contract/|^engines/text/src/intent\\.ts$|/(rules|schema)\\.ts$|^node_modules/(zod|date-fns|fractional-indexing)/",
      },
    },
    {
      name: "only-the-router-shows-screens",
      from: { pathNot: "^web/src/app/|\\.test\\.tsx?$" },
      to: { path: "-screen\\.tsx$" },
    },
    {
      name: "tests-are-leaves",
      from: { pathNot: "\\.(test|data|hard)\\.tsx?$|/testing/|^(e2e|bench)/" },
      to: { path: "\\.test\\.tsx?$|/src/testing/" },
    },
  ].map(error),
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^engines/[^/]+/dist/" },
    tsConfig: { fileName: "tsconfig.json" },
    parser: "swc",
    enhancedResolveOptions: {
      conditionNames: ["source", "import", "node", "default"],
      exportsFields: ["exports"],
      extensions: [".ts", ".tsx", ".js", ".mjs"],
    },
  },
};
