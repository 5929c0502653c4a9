import { repositoryFiles } from '../support/citations/repositoryFiles';

const files = [...repositoryFiles().keys()];
const modules = new Set(files.map((file) => file.replace(/\.tsx?$/, '')));

/** Tests that cover a whole folder rather than a single module. */
const crossCutting: Readonly<Record<string, string>> = {
  'tests/api-host/repositories/growth.test.ts': 'no query becomes slow as the tables grow',
  'tests/api-host/repositories/moneyModel.test.ts':
    'random sequences of all money operations against a model',
  'tests/api-host/useCases/accountModel.test.ts': 'random sequences of an account against a model',
  'tests/contract/fields.test.ts': 'the fields of all entities and payloads',
  'tests/src/accountFaults.test.tsx': 'every form of an account, with every kind of failed call',
  'tests/src/actionSequences.test.ts': 'the order of actions through thunks, listeners and the API',
  'tests/src/api/readers/everyField.test.ts':
    'every field of every entity, absent, null and of each other type',
  'tests/src/api/readers/oddities.test.ts': 'what hosts other than ours were seen to send',
  'tests/src/hygiene.test.tsx': 'the actions, selectors and renders of the whole store',
  'tests/src/rendersOfATap.test.tsx': 'which components a tap re-renders',
  'tests/src/texts.test.tsx': 'the texts that requirements.md quotes, on all screens',
  'tests/ui-kit/axe.test.tsx': 'axe on every component',
  'tests/ui-kit/everyExport.test.tsx': 'what every component has in common',
  'tests/ui-kit/prerender.test.tsx': 'every component rendered without a browser',
  'tests/ui-kit/stories.test.ts': 'every component has a story',
};

const mirrored = files.filter((file) => /^tests\/(api-host|contract|src|ui-kit)\/.*\.test\.tsx?$/.test(file));

/** The path of the tested module, without extension. Both `X.test.ts` and `X.subject.test.ts` test `X`. */
const moduleOf = (test: string) => test.replace(/^tests\//, '').replace(/(\.\w+)?\.test\.tsx?$/, '');

describe('tests mirror the sources', () => {
  it('each test has the path and the name of its module', () => {
    const stray = mirrored.filter((test) => !(test in crossCutting) && !modules.has(moduleOf(test)));
    expect(stray).toEqual([]);
  });

  it('the list of cross-cutting tests names tests that exist and have no module of their own', () => {
    const stale = Object.keys(crossCutting).filter(
      (test) => !mirrored.includes(test) || modules.has(moduleOf(test)),
    );
    expect(stale).toEqual([]);
  });
});
