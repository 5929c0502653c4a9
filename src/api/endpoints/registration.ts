import { paths, type RegisterPayload } from '@portal/contract';
import { portalApi } from '../portalApi';

/** Requirements §7: POST /register (204; 422 carries field errors, REG-7). */
export const registrationApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation<null, RegisterPayload>({
      query: (body) => ({ url: paths.register, method: 'POST', body }),
      extraOptions: { publicCall: true },
    }),
  }),
});
