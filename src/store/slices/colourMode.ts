import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export const colourModes = ['light', 'dark', 'system'] as const;
export type ColourMode = (typeof colourModes)[number];

export const isColourMode = (value: unknown): value is ColourMode =>
  colourModes.some((mode) => mode === value);

export interface ColourModeState {
  value: ColourMode;
}

const initialState: ColourModeState = { value: 'dark' };

/** APP-2: light, dark or the system's preference; dark by default. Persisted under the localStorage key `mode`. */
const colourModeSlice = createSlice({
  name: 'colourMode',
  initialState,
  reducers: {
    colourModeChosen: (state, { payload }: PayloadAction<ColourMode>) => {
      state.value = payload;
    },
  },
});

export const { colourModeChosen } = colourModeSlice.actions;
export const colourModeReducer = colourModeSlice.reducer;
