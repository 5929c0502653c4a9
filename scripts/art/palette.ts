/** The colours of the art in one mode: the same scene at night or at dawn. */
export interface Palette {
  /** The gradient stops of the sky from the top to the horizon: offset (0 to 1) and colour. */
  sky: readonly (readonly [at: number, colour: string])[];
  moon: readonly [core: string, middle: string, edge: string];
  halo: string;
  haloOpacity: number;
  craters: boolean;
  /** From the farthest ridge to the nearest. */
  ridges: readonly [string, string, string, string, string, string];
  mist: string;
  mistOpacity: readonly [number, number, number, number, number];
  /** The rim light on objects in front of the moon. */
  rim: string;
  wall: string;
  window: string;
  banner: readonly [light: string, shade: string];
  bird: string;
  hero: string;
  cape: readonly [string, string];
  rockFoot: string;
  cloud: string;
  cloudOpacity: number;
}

export const palettes: Readonly<Record<'dark' | 'light', Palette>> = {
  dark: {
    sky: [
      [0, '#070B14'],
      [0.3, '#0D1526'],
      [0.55, '#18243C'],
      [0.8, '#2C3652'],
      [1, '#3A3D4E'],
    ],
    moon: ['#FFF6DC', '#FFDE9A', '#F1B75A'],
    halo: '#F6B73C',
    haloOpacity: 0.34,
    craters: true,
    ridges: ['#33415F', '#253351', '#1A2540', '#111A2E', '#0A1120', '#060A14'],
    mist: '#7C8FB8',
    mistOpacity: [0.42, 0.4, 0.34, 0.24, 0.14],
    rim: '#FFD58A',
    wall: '#0E1627',
    window: '#FFC867',
    banner: ['#D8452E', '#8E2419'],
    bird: '#0A1120',
    hero: '#05080F',
    cape: ['#7E2219', '#1A0B10'],
    rockFoot: '#04070D',
    cloud: '#8796BC',
    cloudOpacity: 0.22,
  },
  light: {
    sky: [
      [0, '#CFE0EA'],
      [0.28, '#E3E6E2'],
      [0.55, '#F7EAD0'],
      [0.8, '#FCDFB0'],
      [1, '#F9CF95'],
    ],
    moon: ['#FFFDF4', '#FFF0C4', '#FFD98C'],
    halo: '#FFC45C',
    haloOpacity: 0.55,
    craters: false,
    ridges: ['#C3D0D9', '#A6B9C8', '#869EB3', '#64809A', '#465F7A', '#2C4159'],
    mist: '#FFF3DC',
    mistOpacity: [0.75, 0.7, 0.6, 0.45, 0.3],
    rim: '#FFF1CC',
    wall: '#4C6580',
    window: '#FFE3A0',
    banner: ['#D8452E', '#A33222'],
    bird: '#5F7890',
    hero: '#22344A',
    cape: ['#C2452F', '#5E2A2E'],
    rockFoot: '#22344A',
    cloud: '#FFFFFF',
    cloudOpacity: 0.7,
  },
};
