import { unsetPortalConfig, type PortalConfig } from './portalConfig';

/** Examples for the sandbox, stories and tests; a real deployment never shows them (HOST-5). */
export const examplePortalConfig: PortalConfig = {
  ...unsetPortalConfig,
  newsUrl: 'https://fsonline.example/tin-tuc',
  downloadUrl: 'https://fsonline.example/tai-game',
  socialUrl: 'https://fsonline.example/cong-dong',
  supportPhone: '0900000003',
  supportEmail: 'hotro@fsonline.example',
  supportHours: '8:00–22:00, tất cả các ngày',
  supportNumbers: ['0900000001', '0900000002'],
  problemReports: true,
};
