import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { defaultLocale, supportedLocales, type Locale } from '@portal/contract';

export const isLocale = (value: unknown): value is Locale =>
  supportedLocales.some((locale) => locale === value);

export interface LocaleState {
  value: Locale;
}

const initialState: LocaleState = { value: defaultLocale };

/** APP-3: the chosen locale, persisted under the localStorage key `locale`. */
const localeSlice = createSlice({
  name: 'locale',
  initialState,
  reducers: {
    localeChosen: (state, { payload }: PayloadAction<Locale>) => {
      state.value = payload;
    },
  },
});

export const { localeChosen } = localeSlice.actions;
export const localeReducer = localeSlice.reducer;
