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
  /** The top of a card's gradient, which ends in `surface`: cards are lit from above. */
  surfaceLit: string;
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
  /** CSS shadows. The dark mode shows depth by its backgrounds instead. */
  shadow: { card: string; float: string };
  /** The sky behind the auth pages, shown until the art has loaded and if there is none. */
  scenery: { skyTop: string; skyBottom: string; sunCore: string; haze: string; star: string };
}

const goldFill = { fill: '#F6B73C', fillHover: '#FFC85E', onFill: '#1A1200', coinRim: '#8A5200' };

/** The single source of the colours. The theme, the stories and the contrast test read it. */
export const tokens: Record<ColourMode, ModeTokens> = {
  dark: {
    canvas: '#0A0E17',
    surface: '#121A2B',
    surfaceLit: '#192338',
    raised: '#1C2638',
    text: '#F2F4F8',
    secondary: '#A9B4C4',
    controlBorder: '#68768C',
    hairline: '#27324A',
    tone: {
      gold: '#F6B73C',
      info: '#74B8FF',
      success: '#5BD9B2',
      warning: '#FFC861',
      error: '#FF8080',
      neutral: '#A9B4C4',
    },
    soft: {
      gold: '#2A2419',
      info: '#15222F',
      success: '#10302D',
      warning: '#2A2419',
      error: '#2D1B20',
      neutral: '#242C39',
    },
    gold: goldFill,
    shadow: { card: 'none', float: '0 16px 48px rgb(0 0 0 / 0.5)' },
    scenery: {
      skyTop: '#070B14',
      skyBottom: '#2C3652',
      sunCore: '#FFE3A8',
      haze: '#F6B73C',
      star: '#F2F4F8',
    },
  },
  light: {
    canvas: '#F7F3EA',
    surface: '#FFFDF8',
    surfaceLit: '#FFFFFF',
    raised: '#FFFFFF',
    text: '#131A24',
    secondary: '#4F5B6C',
    controlBorder: '#7A8699',
    hairline: '#E6DFD0',
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
      skyTop: '#CFE0EA',
      skyBottom: '#FBDDAC',
      sunCore: '#FFF6DC',
      haze: '#FFC45C',
      star: '#FFF8EA',
    },
  },
};
