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

interface CheckedPage {
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

async function see({ open, page, complaints }: CheckedPage): Promise<Seen> {
  const rests = await open();
  const read = await readPage(page);
  const [complaint] = complaints.splice(0);
  return { text: read.all, fault: complaint ?? (rests ? faultOf(read) : 'never comes to rest') };
}

async function seeAll(checkedPages: readonly CheckedPage[]): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (const checkedPage of checkedPages) seen.push(await see(checkedPage));
  return seen;
}

/** Checks each page, first in its usual state, then in each case that is read differently from all earlier ones. */
export async function runCases(
  host: SectionSevenHost,
  { entity, call }: Subject,
  checkedPages: readonly CheckedPage[],
  cases: readonly SortedCase[],
): Promise<CaseResult[]> {
  host.make(call);
  const usual = await seeAll(checkedPages);
  const results: CaseResult[] = checkedPages.map(({ address }, index) => ({
    entity,
    field: '',
    form: 'as it should be',
    page: address,
    shows: '',
    fault: usual[index]?.fault ?? null,
  }));
  for (const { field, form, at, value, readAs } of cases) {
    if (readAs !== null) {
      for (const { address } of checkedPages)
        results.push({ entity, field, form, page: address, shows: `read as ${readAs}`, fault: null });
      continue;
    }
    host.make(
      call,
      shaped((json) => withPart(json, at, value)),
    );
    const seen = await seeAll(checkedPages);
    for (const [index, { text, fault }] of seen.entries()) {
      const shows = differenceOf(usual[index]?.text ?? '', text);
      results.push({ entity, field, form, page: checkedPages[index]?.address ?? '', shows, fault });
    }
  }
  host.make(call);
  return results;
}
