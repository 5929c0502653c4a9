import { axeFindings, colourRules, scrollsSideways, type Rules } from '../support/axe';
import { modes, showMode, type Mode } from '../support/browser';
import { acceptedLooks, findChanges, isComparable } from '../support/looks/findChanges';
import { shootLooks } from '../support/looks/shoot';
import { previewOf } from '../support/playwright/previewOf';
import { expect, test } from '../support/playwright/storyTest';
import { FOLD, showStory, storyEntries } from '../support/storybook';

const stories = storyEntries().filter(({ type }) => type === 'story');

/** Storybook's own hidden links come first on the page, so axe takes our skip link for content; e2e checks it as well. */
const wholePage: Rules = { without: ['region'] };

/** Rules for a whole page, which a part of a page cannot meet. */
const partOfPage: Rules = {
  without: ['region', 'landmark-one-main', 'page-has-heading-one', 'heading-order'],
};

const rulesFor = (title: string, mode: Mode): Rules => {
  if (mode !== modes[0]) return colourRules;
  return title.startsWith('Screens/') ? wholePage : partOfPage;
};

/** React logs errors that an error boundary catches: not a fault in a story tagged for it. */
const isFault = (tags: string[]) => (fault: string) =>
  !(tags.includes('throws') && /^console: \w*Error/.test(fault));

// A trace of each story takes a tenth of the time, and a failure names its story and keeps its pictures.
test.use({ trace: 'off' });

test.describe('each story plays, stays quiet, fits 360 px, looks as accepted, and axe finds nothing in both modes', () => {
  for (const { id, title, name, tags } of stories)
    test(`${title}: ${name}`, async ({ storybook }) => {
      const compared = isComparable(storybook.renderer);
      const { page, faults } = await previewOf(storybook, id, { still: compared });
      const failure = await showStory(page, id);
      const findings: string[] = failure === null ? [] : [`failed: ${failure}`];
      if (await scrollsSideways(page)) findings.push('scrolls sideways at 360 px');
      const lookFor = async (mode: Mode) => {
        const found = await axeFindings(page, rulesFor(title, mode));
        findings.push(...found.map((finding) => `axe, ${mode}: ${finding}`));
      };
      if (compared) {
        const whole = !tags.includes(FOLD);
        const shots = await shootLooks(page, { accepted: acceptedLooks(id), whole, between: lookFor });
        findings.push(...findChanges(id, shots));
      } else
        for (const mode of modes) {
          await showMode(page, mode);
          await lookFor(mode);
        }
      expect([...findings, ...faults.filter(isFault(tags))]).toEqual([]);
    });
});
