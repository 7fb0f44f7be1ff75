import { FolderPlus, Trash2, X } from "lucide-react";
import {
  ActionIsland,
  ActionIslandAction,
  ActionIslandDock,
  ActionIslandSeparator,
  ActionIslandText,
} from "../action-island.tsx";
import { Button } from "../button.tsx";
import { IconButton } from "../icon-button.tsx";
import { IndexBadge } from "../index-badge.tsx";
import { Picture } from "../picture.tsx";
import { StatusBadge } from "../status-badge.tsx";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "../table.tsx";
import { samplePicture } from "./sample-picture.ts";
import { Section } from "./section.tsx";

const rows = [
  { title: "7 Days Alone in a Fire Lookout", views: "6.1M", scene: "dusk" },
  { title: "The $400 Cabin", views: "412K", scene: "noon" },
  { title: "Ferry at Night", views: "98K", scene: "night" },
] as const;

export const Rows = () => (
  <Section title="Table and action island">
    <div className="relative pb-20">
      <Table>
        <TableHead>
          <TableRow>
            <TableHeader>Video</TableHeader>
            <TableHeader>Status</TableHeader>
            <TableHeader numeric>Index</TableHeader>
            <TableHeader numeric>Views</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            <TableRow key={row.title} selected={index === 0}>
              <TableCell>
                <span className="flex items-center gap-3">
                  <Picture small src={samplePicture(row.scene)} alt="" className="w-20 flex-none" />
                  <span className="font-semibold">{row.title}</span>
                </span>
              </TableCell>
              <TableCell>
                <StatusBadge tone="in-dev">In Dev</StatusBadge>
              </TableCell>
              <TableCell numeric>
                <IndexBadge tone="over">14.2x</IndexBadge>
              </TableCell>
              <TableCell numeric>{row.views}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <ActionIslandDock>
        <ActionIsland label="Chosen projects">
          <ActionIslandText>1 chosen</ActionIslandText>
          <ActionIslandSeparator />
          <ActionIslandAction>
            <Button kind="ghost" icon={<FolderPlus />}>
              Move
            </Button>
          </ActionIslandAction>
          <ActionIslandAction>
            <Button kind="danger" icon={<Trash2 />}>
              Delete
            </Button>
          </ActionIslandAction>
          <ActionIslandAction>
            <IconButton label="Clear choice" icon={<X />} />
          </ActionIslandAction>
        </ActionIsland>
      </ActionIslandDock>
    </div>
  </Section>
);
