import { texts } from "../../lib/i18n.ts";

export const t = texts("app", {
  loading: "Loading",
  notFound: {
    status: "404",
    title: "The page you are looking for does not exist",
    home: "Back to home",
    logOut: "Logout",
  },
  unknown: {
    title: "Not found",
    channel:
      "We could not find this channel. You can navigate to the home screen or logout. If the issue persists please contact customer service.",
    organization:
      "We could not find this organization. You can navigate to the home screen or logout. If the issue persists please contact customer service.",
    contact: "Contact customer service",
  },
  error: {
    title: "Something went wrong",
    text: "Please refresh the page or log out. If it keeps happening,",
    support: "contact support",
    refresh: "Refresh",
    logOut: "Log out",
    unknown: "Unknown error occurred. Please refresh the page or contact support.",
    nerds: "Stuff for the nerds",
    version: "version {{version}}",
    requestId: "request {{requestId}}",
  },
  mobile: {
    title: "We're sorry",
    text: "Cold Open does not currently support mobile devices. Please log in on a desktop.",
    proceed: "I understand, proceed anyway",
  },
});
