import type { StoryObj } from '@storybook/react-webpack5';
import { inWords } from '../../../tests/support/answers';
import { sceneOf, type Scene } from '../../support/scenes';
import type { Screen } from '../../support/screenStates';
import { screenStates } from '../../support/screenStates';
import { screenTable } from '../../support/screenTable';
import { looks, stateAddress } from './storyLinks';

const textOf = (shows: string | RegExp) =>
  typeof shows === 'string' ? shows : shows.source.replace(/\\/g, '');

/** The host's answers that differ from the usual ones. */
function answersOf({ answers = [], host = {} }: Scene): string[] {
  const others = typeof answers === 'function' ? answers() : answers;
  const calls = others.map((handler) => inWords(handler) ?? handler.info.header.replace('*', ''));
  const values = Object.keys(host).map((name) =>
    host.me === null && name === 'me' ? 'signed out' : `other ${name}`,
  );
  return [...values, ...calls];
}

const wordsOf = (state: string) => state.replace(/([a-z0-9])([A-Z])/g, '$1 $2');

const StateRow = ({ screen, state, scene }: { screen: Screen; state: string; scene: Scene | undefined }) => (
  <tr>
    <td>
      <b>{wordsOf(state)}</b>
    </td>
    <td>
      {scene && textOf(scene.shows)}
      <br />
      <code>{scene?.path}</code>
    </td>
    <td>
      {scene && answersOf(scene).length > 0
        ? answersOf(scene).map((answer, index) => <div key={index}>{answer}</div>)
        : 'as usual'}
    </td>
    <td>
      {looks.map(({ name, globals }) => (
        <div key={name}>
          <a
            href={stateAddress(screen, state, globals)}
            target="_top"
            aria-label={`${wordsOf(state)}: ${name}`}
          >
            {name}
          </a>
        </div>
      ))}
    </td>
  </tr>
);

/** The page of a screen: its title, route and requirements, and for each state the visible text, the host's answers and links. */
export const ScreenPage = ({ screen, stories }: { screen: Screen; stories: object }) => {
  const { title, route, ids } = screenTable[screen];
  const scenes: Record<string, unknown> = { ...stories };
  return (
    <>
      <h1>{title}</h1>
      <p>
        <code>{route}</code> · {ids} ·{' '}
        <a href="./?path=/docs/welcome--docs" target="_top">
          all screens
        </a>
      </p>
      <table>
        <thead>
          <tr>
            <th>state</th>
            <th>what is seen, and where</th>
            <th>what the host answered</th>
            <th>open it</th>
          </tr>
        </thead>
        <tbody>
          {screenStates[screen].map((state) => (
            <StateRow key={state} screen={screen} state={state} scene={sceneOf(scenes[state] as StoryObj)} />
          ))}
        </tbody>
      </table>
    </>
  );
};
