import { paths, type UpdateProfilePayload } from '@portal/contract';
import { changes } from '../changes';
import { portalApi } from '../portalApi';

/** Requirements §7: PATCH /api/user/update-profile with a name, the language, or an e-mail address (ME-3, ME-4, ME-6). */
export const profileApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    updateProfile: build.mutation<null, UpdateProfilePayload>({
      query: (body) => ({ url: paths.updateProfile, method: 'PATCH', body }),
      invalidatesTags: changes('Me', 'Sessions', 'SignIns'),
    }),
  }),
});

export const { useUpdateProfileMutation } = profileApi;
