/** The two colour modes. `<html data-mode>` selects one (APP-2). */
export type ColourMode = 'light' | 'dark';

/** Tones with a meaning. Gold is for money. */
export type Tone = 'gold' | 'info' | 'success' | 'warning' | 'error' | 'neutral';

/** Every colour of one mode (architecture §8). All are opaque hex values, so that their contrast can be computed. */
export interface ModeTokens {
  /** The background of a page. */
  canvas: string;
  /** The background of a card. */
  surface: string;
  /** The background of menus, dialogs and toasts. */
  raised: string;
  text: string;
  secondary: string;
  /** The border of inputs and other controls, at least 3:1 on every background. */
  controlBorder: string;
  /** A decorative line between and around surfaces. */
  hairline: string;
  /** The text and line colour of each tone. */
  tone: Record<Tone, string>;
  /** A tinted background for each tone. Every text has enough contrast on it. */
  soft: Record<Tone, string>;
  gold: { fill: string; fillHover: string; onFill: string; coinRim: string };
  /** CSS shadows. The dark mode shows depth by the backgrounds instead. */
  shadow: { card: string; float: string };
  /** The background picture of the auth pages. */
  scenery: {
    skyTop: string;
    skyBottom: string;
    far: string;
    mid: string;
    near: string;
    sunCore: string;
    haze: string;
    star: string;
    tower: string;
  };
}

const goldFill = { fill: '#F6B73C', fillHover: '#FFC85E', onFill: '#1A1200', coinRim: '#8A5200' };

/** The only place of the colours. The theme, the stories and the contrast test read it. */
export const tokens: Record<ColourMode, ModeTokens> = {
  dark: {
    canvas: '#0C0F14',
    surface: '#141922',
    raised: '#1D2430',
    text: '#F2F4F8',
    secondary: '#A9B4C4',
    controlBorder: '#68768C',
    hairline: '#262E3B',
    tone: {
      gold: '#F6B73C',
      info: '#74B8FF',
      success: '#3DD598',
      warning: '#FFC861',
      error: '#FF8080',
      neutral: '#A9B4C4',
    },
    soft: {
      gold: '#2A2419',
      info: '#15222F',
      success: '#12271F',
      warning: '#2A2419',
      error: '#2D1B20',
      neutral: '#242C39',
    },
    gold: goldFill,
    shadow: { card: 'none', float: '0 16px 48px rgb(0 0 0 / 0.5)' },
    scenery: {
      skyTop: '#0A0D13',
      skyBottom: '#232A3A',
      far: '#272D3C',
      mid: '#1A202C',
      near: '#0F131A',
      sunCore: '#FFD684',
      haze: '#F6B73C',
      star: '#F2F4F8',
      tower: '#0F131A',
    },
  },
  light: {
    canvas: '#F5F6F9',
    surface: '#FFFFFF',
    raised: '#FFFFFF',
    text: '#131A24',
    secondary: '#4F5B6C',
    controlBorder: '#7A8699',
    hairline: '#E1E5EC',
    tone: {
      gold: '#8A5200',
      info: '#0B62B5',
      success: '#0B7A4B',
      warning: '#875700',
      error: '#C0262D',
      neutral: '#4F5B6C',
    },
    soft: {
      gold: '#FFF3D9',
      info: '#E9F1FC',
      success: '#E6F6EE',
      warning: '#FFF3D9',
      error: '#FDECEC',
      neutral: '#E8EBF1',
    },
    gold: goldFill,
    shadow: {
      card: '0 1px 2px rgb(19 26 36 / 0.05), 0 8px 24px rgb(19 26 36 / 0.05)',
      float: '0 16px 48px rgb(19 26 36 / 0.18)',
    },
    scenery: {
      skyTop: '#FFF8EA',
      skyBottom: '#F9E2B6',
      far: '#F7E6C4',
      mid: '#F1DAAD',
      near: '#EBD09C',
      sunCore: '#FBCB6A',
      haze: '#FFD98C',
      star: '#FFF8EA',
      tower: '#D8B36C',
    },
  },
};
