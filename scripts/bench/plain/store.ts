import { combineReducers, configureStore, createSlice } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import {
  FLUSH,
  PAUSE,
  PERSIST,
  persistReducer,
  persistStore,
  PURGE,
  REGISTER,
  REHYDRATE,
} from 'redux-persist';
import createStorage from 'redux-persist/lib/storage';

const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/api' }),
  endpoints: (build) => ({
    me: build.query<{ username: string }, string>({ query: () => '/me' }),
    login: build.mutation<null, object>({ query: (body) => ({ url: '/login', method: 'POST', body }) }),
  }),
});
export const { useLoginMutation, useMeQuery } = api;

const mode = createSlice({
  name: 'mode',
  initialState: { value: 'dark' },
  reducers: { chosen: (state, { payload }: { payload: string }) => ({ ...state, value: payload }) },
});

const reducer = combineReducers({ [api.reducerPath]: api.reducer, mode: mode.reducer });

export const store = configureStore({
  reducer: persistReducer({ key: 'root', storage: createStorage, whitelist: ['mode'] }, reducer),
  middleware: (getDefault) =>
    getDefault({
      serializableCheck: { ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE] },
    }).concat(api.middleware),
});
export const persistor = persistStore(store);
