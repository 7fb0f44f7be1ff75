import { paths } from "@coldopen/contract/paths";

type Details = { reason?: string | undefined; organization?: string | undefined; channels?: number | undefined };

export function pageOfConnectError(error: string, { reason, organization, channels }: Details): string {
  switch (error) {
    case "no_channels":
      return paths.noChannels;
    case "no_videos":
      return paths.noVideos;
    case "no_long_form_videos":
      return paths.noLongFormVideos;
    case "channel_limit":
      return paths.channelLimit(channels);
    case "channel_taken":
      return paths.channelTaken(organization);
    case "server_error":
      return paths.connectServerError();
    default:
      return paths.authError(reason || error);
  }
}
