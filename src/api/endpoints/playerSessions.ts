import { fillPath, paths, type Session, type SignIn } from '@portal/contract';
import { portalApi, type NoArgument } from '../portalApi';
import { readAddition } from '../readAddition';
import { readSessions, readSignIns } from '../readers/sessions';

/** Additions to requirements §7 (SAFE-3). On a host without the calls, the data are null (HOST-4). */
const playerSessionsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getSessions: build.query<Session[] | null, NoArgument>({
      queryFn: readAddition<Session[] | null>(paths.sessions, readSessions, null),
      providesTags: ['Sessions'],
    }),
    getSignIns: build.query<SignIn[] | null, NoArgument>({
      queryFn: readAddition<SignIn[] | null>(paths.signIns, readSignIns, null),
      providesTags: ['SignIns'],
    }),
    /** Takes the session's id. A 404 means that it has already ended, so the lists are refetched after a refusal as well. */
    endSession: build.mutation<null, string>({
      query: (id) => ({ url: fillPath(paths.session, { id }), method: 'DELETE' }),
      invalidatesTags: ['Sessions', 'SignIns'],
    }),
    endOtherSessions: build.mutation<null, NoArgument>({
      query: () => ({ url: paths.sessions, method: 'DELETE' }),
      invalidatesTags: ['Sessions', 'SignIns'],
    }),
  }),
});

export const { useGetSessionsQuery, useGetSignInsQuery, useEndSessionMutation, useEndOtherSessionsMutation } =
  playerSessionsApi;
