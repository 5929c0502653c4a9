import { paths } from '@portal/contract';
import { saveFile } from '../../lib/saveFile';
import { plainError } from '../portalError';
import { portalApi } from '../portalApi';

/** GET /api/data-export, an addition to requirements §7: offered where the profile says so (SAFE-13, HOST-4). */
export const dataExportApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    /** Downloads the player's data as a file named after the username. The store keeps none of the data. */
    exportData: build.mutation<null, { username: string }>({
      queryFn: async ({ username }, _, __, call) => {
        const { data, error } = await call(paths.dataExport);
        if (error) return { error };
        if (data === null) return { error: plainError('html') };
        const text = JSON.stringify(data, null, 2);
        saveFile(new File([text], `du-lieu-${username}.json`, { type: 'application/json' }));
        return { data: null };
      },
    }),
  }),
});

export const { useExportDataMutation } = dataExportApi;
