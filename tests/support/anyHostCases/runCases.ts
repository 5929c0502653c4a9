import type { Page } from 'playwright-core';
import { jsonForms } from '../jsonForms';
import type { SectionSevenHost } from '../sectionSevenHost';
import { shaped } from '../sectionSevenHost/oddities';
import { faultOf, readPage } from '../soundText';
import { differenceOf, type CaseResult } from './caseTable';
import { distinctCases, type Case, type SortedCase } from './distinctCases';
import { partAt, withPart } from './jsonPath';
import type { Subject } from './subjects';

/** Each field of an entity in each form. `sample` is the correct response. */
export const fieldCases = ({ call, at }: Subject, sample: unknown): SortedCase[] =>
  distinctCases(
    call,
    sample,
    Object.keys(partAt(sample, at) as object).flatMap((field) =>
      jsonForms.map(([form, value]): Case => ({ field, form, at: [...at, field], value })),
    ),
  );

/** The whole entity in each form. */
export const wholeCases = ({ call, at }: Subject, sample: unknown): SortedCase[] =>
  distinctCases(
    call,
    sample,
    jsonForms.map(([form, value]) => ({ field: '(whole)', form, at, value })),
  );

interface Look {
  address: string;
  /** Opens the page under test; resolves with whether it settled. */
  open: () => Promise<boolean>;
  page: Page;
  /** The browser's errors; cleared by each check. */
  complaints: string[];
}

interface Seen {
  text: string;
  /** The fault of the page; null: none. */
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

/** Checks each page, first in its usual state, then in each case that is read differently from all earlier ones. */
export async function runCases(
  host: SectionSevenHost,
  { entity, call }: Subject,
  looks: readonly Look[],
  cases: readonly SortedCase[],
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
  for (const { field, form, at, value, readAs } of cases) {
    if (readAs !== null) {
      for (const { address } of looks)
        results.push({ entity, field, form, page: address, shows: `read as ${readAs}`, fault: null });
      continue;
    }
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
