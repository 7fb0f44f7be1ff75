import { t } from "../../locales/en/notifications.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { banners, useOldestBanner } from "./banners.ts";

export default function BannerLine() {
  const banner = useOldestBanner();
  if (!banner) return null;
  const { id, description, variant, icon, action } = banner;
  return (
    <Banner
      key={id}
      tone={variant}
      icon={icon}
      onDismiss={() => banners.dismiss(id)}
      dismissLabel={t("dismiss")}
      action={
        action && (
          <Button size="sm" kind="outline" aria-label={action.altText} onClick={action.onSelect}>
            {action.text}
          </Button>
        )
      }
    >
      {description}
    </Banner>
  );
}
