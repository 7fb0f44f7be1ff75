import { LayoutGrid, Rows3 } from "lucide-react";
import { useState } from "react";
import { Checkbox } from "../checkbox.tsx";
import { Radio, RadioGroup } from "../radio.tsx";
import { type Segment, Segmented } from "../segmented.tsx";
import { Slider } from "../slider.tsx";
import { Switch } from "../switch.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../tabs.tsx";
import { Line, Section } from "./section.tsx";

const formats: readonly Segment<"videos" | "shorts">[] = [
  { value: "videos", label: "Videos" },
  { value: "shorts", label: "Shorts" },
];

const layouts: readonly Segment<"grid" | "table">[] = [
  { value: "grid", label: "Grid", icon: <LayoutGrid /> },
  { value: "table", label: "Table", icon: <Rows3 /> },
];

export function Toggles() {
  const [tab, setTab] = useState("all");
  const [format, setFormat] = useState<"videos" | "shorts">("videos");
  const [layout, setLayout] = useState<"grid" | "table">("grid");
  const [on, setOn] = useState(true);
  const [choice, setChoice] = useState("a");
  const [inspiration, setInspiration] = useState(50);
  return (
    <Section title="Tabs and toggles">
      <Tabs value={tab} onValueChange={setTab}>
        <div className="border-b border-line">
          <TabList label="Presets">
            <Tab value="all">All results</Tab>
            <Tab value="watched">Audience also watched</Tab>
            <Tab value="mine">My videos</Tab>
          </TabList>
        </div>
        <TabPanel value={tab} className="sr-only">
          {tab}
        </TabPanel>
      </Tabs>
      <Line>
        <Segmented label="Format" value={format} onValueChange={setFormat} segments={formats} />
        <Segmented label="Layout" value={layout} onValueChange={setLayout} segments={layouts} iconOnly />
      </Line>
      <Line>
        <Checkbox label="On" checked={on} onCheckedChange={setOn} />
        <Checkbox label="Some" checked={false} mixed onCheckedChange={setOn} />
        <Checkbox checked={!on} onCheckedChange={(next) => setOn(!next)}>
          Off
        </Checkbox>
        <RadioGroup label="Choice" value={choice} onValueChange={setChoice} className="flex-row items-center gap-3">
          <Radio value="a" label="A" />
          <Radio value="b">Other</Radio>
        </RadioGroup>
        <Switch label="On" checked={on} onCheckedChange={setOn} />
        <Switch checked={!on} onCheckedChange={(next) => setOn(!next)}>
          Squint
        </Switch>
        <Switch label="Fixed" checked disabled onCheckedChange={setOn} />
      </Line>
      <Slider label="Inspiration" value={inspiration} onValueChange={setInspiration} />
    </Section>
  );
}
