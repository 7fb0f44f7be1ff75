import { texts } from "../../lib/i18n.ts";

export const t = texts("session", {
  frame: {
    logOut: "Log out",
    haveAccount: "Already have an account?",
    logIn: "Log in",
    requestId: "Request id: {{requestId}}",
    loading: "One moment",
  },
  fields: {
    email: "E-mail",
    password: "Password",
    newPassword: "New password",
    currentPassword: "Current password",
    firstName: "First name",
    lastName: "Last name",
    passwordHint: "At least {{min}} characters",
  },
  failures: {
    wrong_credentials: "That e-mail and password don't match. Try again or reset your password.",
    link_expired: "This link has expired or was already used.",
    offline: "We can't reach the studio. Check your connection, then try again.",
    other: "That didn't work. Please try again.",
  },
  logout: {
    title: "You're logged out",
    busy: "Logging you out",
    lead: "Your session on this device has ended.",
    again: "Log in again",
    failedTitle: "Still logged in",
    failed: "We could not end your session. Check your connection, then try again.",
    retry: "Try again",
  },
  alreadyAuthenticated: {
    title: "Welcome back",
    text: "You're already signed in as {{email}}.",
    action: "Continue",
  },
  needAccess: { title: "No access yet", text: "You don't have access to this studio yet.", action: "See plans" },
  authError: {
    title: "We could not sign you in",
    text: "The sign-in was not completed.",
    action: "Back to log in",
  },
  serverError: {
    title: "The studio is not answering",
    text: "Our server could not finish this. Please try again.",
    action: "Try again",
  },
  unexpectedError: {
    title: "Something unexpected happened",
    text: "We did not expect this, and it has been logged. Please try again.",
    action: "Try again",
  },
});
