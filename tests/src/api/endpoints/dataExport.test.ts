import { HttpResponse } from 'msw';
import { paths } from '@portal/contract';
import { dataExportApi } from '../../../../src/api/endpoints/dataExport';
import { saveFile } from '../../../../src/lib/saveFile';
import { useFakeHost } from '../../../support/fakeHost';
import { answer } from '../../../support/handlers';
import { createTestStore } from '../../../support/renderPortal';

jest.mock('../../../../src/lib/saveFile');
const host = useFakeHost();

it('HOST-2: saves no file if the host sends no data', async () => {
  host.server.use(answer('get', paths.dataExport, () => new HttpResponse(null, { status: 204 })));
  const exported = createTestStore().dispatch(
    dataExportApi.endpoints.exportData.initiate({ username: 'demo' }),
  );
  expect(await exported).toMatchObject({ error: { kind: 'html' } });
  expect(saveFile).not.toHaveBeenCalled();
});
