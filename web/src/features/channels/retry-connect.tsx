import { paths } from "@coldopen/contract/paths";
import { Link } from "../../lib/link.tsx";
import { Button } from "../../ui/button.tsx";

/** For the pages that explain why a channel was not connected. */
export const RetryConnect = ({ label }: { label: string }) => (
  <Button kind="primary" size="lg" render={<Link href={paths.connectChannel} />}>
    {label}
  </Button>
);
