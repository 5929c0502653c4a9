import type { StoryObj } from '@storybook/react-webpack5';
import { within } from 'storybook/test';
import { userFixture } from '../../tests/fixtures/users';
import { asShown } from './brand';
import { PortalScreen, preloadScreen, type PortalScreenProps } from './PortalScreen';
import type { Screen, StateOf } from './screenStates';

export type Play = NonNullable<StoryObj['play']>;

/** One state of a screen: the path, the host's answers, the player's actions, and a text that is then visible. */
export interface Scene extends PortalScreenProps {
  /** The player's actions. */
  play?: Play;
  /** A text that is visible once the state is reached. The story fails if it does not appear. */
  shows: string | RegExp;
}

type Scenes<S extends Screen> = Record<StateOf<S>, Scene>;
type Variations<S extends Screen> = Record<StateOf<S>, Omit<Scene, 'path'> & { path?: string }>;

/** Builds the scenes for all states of a screen; `usual` holds the props they share. */
export function scenesOf<S extends Screen>(usual: PortalScreenProps, states: Variations<S>): Scenes<S> {
  const entries = Object.entries<Variations<S>[StateOf<S>]>(states);
  return Object.fromEntries(entries.map(([state, scene]) => [state, { ...usual, ...scene }])) as Scenes<S>;
}

const playOf =
  ({ play, shows }: Scene): Play =>
  async (context) => {
    await play?.(context);
    await within(context.canvasElement.ownerDocument.body).findAllByText(asShown(shows));
  };

/** The properties of the player that the controls of every screen can change. Omitted ones keep the scene's values. */
interface PlayerArgs {
  credit?: number;
  debt?: number;
  name?: string;
}

const playerArgTypes = {
  credit: { control: 'number', description: 'KP that the player has. The screen begins anew with it.' },
  debt: { control: 'number', description: 'KP that the player owes.' },
  name: { control: 'text', description: 'First name.' },
} as const;

function withPlayer(scene: Scene, { credit, debt, name }: PlayerArgs): Scene {
  if (scene.host?.me === null) return scene;
  const me = {
    ...(scene.host?.me ?? userFixture()),
    ...(credit !== undefined && { credit }),
    ...(debt !== undefined && { debtCredit: debt }),
    ...(name !== undefined && { firstName: name }),
  };
  return { ...scene, host: { ...scene.host, me } };
}

const scenesOfStories = new WeakMap<NonNullable<StoryObj['render']>, Scene>();

/** The scene that a story of a screen shows. */
export const sceneOf = ({ render }: StoryObj): Scene | undefined => render && scenesOfStories.get(render);

/** Returns a function that makes the story for a state of a screen, by the state's name. */
export const storyOf =
  <Names extends string>(scenes: Record<Names, Scene>) =>
  (state: Names): StoryObj => {
    const scene: Scene = scenes[state];
    const render = (args: PlayerArgs) => (
      <PortalScreen key={JSON.stringify(args)} {...withPlayer(scene, args)} />
    );
    scenesOfStories.set(render, scene);
    return {
      render,
      argTypes: playerArgTypes,
      loaders: [() => preloadScreen(scene.path)],
      play: playOf(scene),
    };
  };

/** Parameters of every file of screen stories: the screen fills the page. */
export const screenParameters = { layout: 'fullscreen' } as const;
