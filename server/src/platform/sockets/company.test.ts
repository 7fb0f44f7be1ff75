import { expect, it } from "vitest";
import { keepCompany } from "./company.ts";

const news = (uid: string) => JSON.stringify({ type: 3, data: { packet: ["told"] }, uid, nsp: "/executions" });
const beat = (uid: string) => JSON.stringify({ type: 2, uid, nsp: "/executions" });

function node() {
  let clock = 0;
  const company = keepCompany(() => clock);
  const wait = (seconds: number) => {
    clock += seconds * 1000;
  };
  return { company, wait };
}

it("tells everything until it has listened long enough to know that nobody is there", () => {
  const { company, wait } = node();
  expect(company.needs(news("me"))).toBe(true);
  company.listens();
  wait(14);
  expect(company.needs(news("me"))).toBe(true);
  wait(2);
  expect(company.needs(news("me"))).toBe(false);
});

it("goes on to say that it is there, and takes its own voice for nobody else's", () => {
  const { company, wait } = node();
  company.listens();
  company.needs(beat("me"));
  company.heard(beat("me"));
  wait(60);
  expect(company.needs(beat("me"))).toBe(true);
  expect(company.needs(news("me"))).toBe(false);
});

it("tells everything for good once it has heard another, however long ago", () => {
  const { company, wait } = node();
  company.listens();
  wait(60);
  company.heard(beat("other"));
  wait(3600);
  expect(company.needs(news("me"))).toBe(true);
});

it("takes for another whoever it can't read", () => {
  const { company, wait } = node();
  company.listens();
  wait(60);
  company.heard("not a message");
  expect(company.needs(news("me"))).toBe(true);
});

it("tells everything while it is deaf, and for a while after", () => {
  const { company, wait } = node();
  company.listens();
  wait(60);
  company.isDeaf();
  expect(company.needs(news("me"))).toBe(true);
  company.listens();
  expect(company.needs(news("me"))).toBe(true);
  wait(16);
  expect(company.needs(news("me"))).toBe(false);
});
