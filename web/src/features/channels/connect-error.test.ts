import { expect, it } from "vitest";
import { pageOfConnectError } from "./connect-error.ts";

it.each([
  ["no_channels", {}, "/auth/no-channels"],
  ["no_videos", {}, "/auth/no-videos"],
  ["no_long_form_videos", {}, "/auth/no-long-form-videos"],
  ["channel_limit", { channels: 3 }, "/auth/channel-limit?channels=3"],
  ["channel_taken", { organization: "Half & Built" }, "/auth/new-channel-already-in-org?organization=Half+%26+Built"],
  ["server_error", {}, "/auth/connect-server-error"],
  ["access_denied", { reason: "You said no" }, "/auth/error?reason=You+said+no"],
  ["access_denied", {}, "/auth/error?reason=access_denied"],
])("explains %s on its own page", (error, details, page) => expect(pageOfConnectError(error, details)).toBe(page));
