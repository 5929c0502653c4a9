import type { Page } from 'playwright-core';
import { jsonForms } from '../jsonForms';
import type { SectionSevenHost } from '../sectionSevenHost';
import { shaped } from '../sectionSevenHost/oddities';
import { faultOf, readPage } from '../soundText';
import { differenceOf, type CaseResult } from './caseTable';
import { partAt, withPart, type JsonPath } from './jsonPath';
import type { Subject } from './subjects';

/** A case to be looked at: what the host puts where. */
export interface Case {
  field: string;
  form: string;
  at: JsonPath;
  value: unknown;
}

/** Each field of an entity in each form. `sample` is the answer as it should be. */
export const fieldCases = ({ at }: Subject, sample: unknown): Case[] =>
  Object.keys(partAt(sample, at) as object).flatMap((field) =>
    jsonForms.map(([form, value]) => ({ field, form, at: [...at, field], value })),
  );

/** The whole entity in each form. */
export const wholeCases = ({ at }: Subject): Case[] =>
  jsonForms.map(([form, value]) => ({ field: '(whole)', form, at, value }));

interface Look {
  address: string;
  /** Opens the page under test; whether it came to rest. */
  open: () => Promise<boolean>;
  page: Page;
  /** What the browser complains of; emptied by each look. */
  complaints: string[];
}

interface Seen {
  text: string;
  /** What is wrong with the page; null: nothing. */
  fault: string | null;
}

async function lookAt({ open, page, complaints }: Look): Promise<Seen> {
  const rests = await open();
  const read = await readPage(page);
  const [complaint] = complaints.splice(0);
  return { text: read.all, fault: complaint ?? (rests ? faultOf(read) : 'never comes to rest') };
}

async function lookAtAll(looks: readonly Look[]): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (const look of looks) seen.push(await lookAt(look));
  return seen;
}

/** Looks at each page in each case, one after the other, and first at their usual state. */
export async function runCases(
  host: SectionSevenHost,
  { entity, call }: Subject,
  looks: readonly Look[],
  cases: readonly Case[],
): Promise<CaseResult[]> {
  host.make(call);
  const usual = await lookAtAll(looks);
  const results: CaseResult[] = looks.map(({ address }, index) => ({
    entity,
    field: '',
    form: 'as it should be',
    page: address,
    shows: '',
    fault: usual[index]?.fault ?? null,
  }));
  for (const { field, form, at, value } of cases) {
    host.make(
      call,
      shaped((json) => withPart(json, at, value)),
    );
    const seen = await lookAtAll(looks);
    for (const [index, { text, fault }] of seen.entries()) {
      const shows = differenceOf(usual[index]?.text ?? '', text);
      results.push({ entity, field, form, page: looks[index]?.address ?? '', shows, fault });
    }
  }
  host.make(call);
  return results;
}
