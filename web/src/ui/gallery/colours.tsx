import { Section } from "./section.tsx";

const roles =
  "sunken background surface raised raised-2 overlay line-control text muted faint disabled focus brand brand-2 brand-soft brand-mark ai-fill ai ai-soft ai-pink positive warning danger info";

export const Colours = () => (
  <Section title="Colour roles">
    <div className="grid grid-cols-12 gap-1.5">
      {roles.split(" ").map((role) => (
        <div key={role} className="min-w-0">
          <span
            className="block h-8.5 rounded-[5px] inset-ring inset-ring-line"
            style={{ background: `var(--${role})` }}
          />
          <span className="mt-1 block truncate text-micro text-muted">{role}</span>
        </div>
      ))}
    </div>
  </Section>
);
