import type { StoryObj } from '@storybook/react-webpack5';
import { within } from 'storybook/test';
import { PortalScreen, preloadScreen, type PortalScreenProps } from './PortalScreen';
import type { Screen, StateOf } from './screenStates';

export type Play = NonNullable<StoryObj['play']>;

/** One state of a screen: where the player is, what the host answers, what was done, and what is seen then. */
export interface Scene extends PortalScreenProps {
  /** What the player does. */
  play?: Play;
  /** A text that stands somewhere once the state is reached: a story that misses its state fails. */
  shows: string | RegExp;
}

type Scenes<S extends Screen> = Record<StateOf<S>, Scene>;
type Variations<S extends Screen> = Record<StateOf<S>, Omit<Scene, 'path'> & { path?: string }>;

/** All states of a screen; `usual` is what they share. */
export function scenesOf<S extends Screen>(usual: PortalScreenProps, states: Variations<S>): Scenes<S> {
  const entries = Object.entries<Variations<S>[StateOf<S>]>(states);
  return Object.fromEntries(entries.map(([state, scene]) => [state, { ...usual, ...scene }])) as Scenes<S>;
}

const playOf =
  ({ play, shows }: Scene): Play =>
  async (context) => {
    await play?.(context);
    await within(context.canvasElement.ownerDocument.body).findAllByText(shows);
  };

/** Gives the stories of a screen by the names of its states. */
export const storyOf =
  <Names extends string>(scenes: Record<Names, Scene>) =>
  (state: Names): StoryObj => {
    const scene: Scene = scenes[state];
    return {
      render: () => <PortalScreen {...scene} />,
      loaders: [() => preloadScreen(scene.path)],
      play: playOf(scene),
    };
  };

/** What every file of screen stories has: the screen fills the page, and there is nothing to set. */
export const screenParameters = { layout: 'fullscreen', controls: { disable: true } } as const;
