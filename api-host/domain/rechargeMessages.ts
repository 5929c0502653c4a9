import { CREDIT_UNIT, displayCoins, type RechargeErrorBody, type RechargeErrorCode } from '@portal/contract';
import { SUSPENDED } from './accountMessages';

const numbers = new Intl.NumberFormat('vi-VN');
const formatKp = (kp: number, unit: string): string => `${numbers.format(kp)} ${unit}`;

export const INVALID_PAYLOAD = 'Dữ liệu gửi lên chưa hợp lệ, hãy kiểm tra lại.';

/** Messages for refusals in which nothing is charged. `{unit}` is the players' word for credit. */
const refusals: Record<RechargeErrorCode, string> = {
  INSUFFICIENT_CREDIT: 'Số dư {unit} không đủ để nạp gói này.',
  UNKNOWN_AMOUNT: 'Gói nạp này không còn nữa, hãy tải lại trang và chọn gói khác.',
  PRICE_CHANGED: 'Giá của gói này vừa thay đổi. Bạn chưa bị trừ {unit}, hãy xem lại giá rồi nạp lại.',
  ZONE_UNAVAILABLE: 'Máy chủ này hiện không nhận nạp, hãy chọn máy chủ khác.',
  GAME_UNAVAILABLE: 'Máy chủ game đang bảo trì, bạn chưa bị trừ {unit}. Hãy thử lại sau.',
  MIGRATION_REQUIRED: 'Hãy cập nhật tài khoản trước khi nạp game.',
  NOTHING_TO_MIGRATE: 'Tài khoản của bạn không cần cập nhật.',
  MIGRATION_PENDING: 'Tài khoản của bạn đang được cập nhật sang một máy chủ khác, hãy đợi ít phút.',
  BALANCE_TOO_LARGE: 'Số dư cũ quá lớn để chuyển tự động, hãy liên hệ bộ phận hỗ trợ. Số dư vẫn còn nguyên.',
  INVALID_PAYLOAD,
  PROOF_REQUIRED: 'Hãy xác nhận đây là bạn. Bạn chưa bị trừ {unit}.',
  ACCOUNT_SUSPENDED: SUSPENDED,
  IDEMPOTENCY_CONFLICT: 'Yêu cầu này đã được dùng cho một giao dịch khác, hãy tải lại trang.',
};

export const refusal = (errorCode: RechargeErrorCode, unit: string = CREDIT_UNIT): RechargeErrorBody => ({
  errorCode,
  message: refusals[errorCode].replace('{unit}', () => unit),
});

/** The number of coins (in the game's smallest unit) differs from what the player was shown. Nothing is charged. */
export const priceChanged = (
  gameId: string,
  coinName: string,
  { credit, coins }: { credit: number; coins: number },
  unit: string,
): RechargeErrorBody => ({
  errorCode: 'PRICE_CHANGED',
  message: `Giá của gói này vừa thay đổi: ${formatKp(credit, unit)} nay nhận ${numbers.format(Number(displayCoins(gameId, coins)))} ${coinName}. Bạn chưa bị trừ ${unit}, hãy xem lại giá rồi nạp lại.`,
});

/** The game server refused after the debit, and the KP were refunded. */
export const refunded = (credit: number, unit: string): RechargeErrorBody => ({
  errorCode: 'GAME_UNAVAILABLE',
  message: `Máy chủ game từ chối giao dịch, ${formatKp(credit, unit)} đã được hoàn lại cho bạn.`,
});

/** The game server has not answered yet. */
export const STILL_PENDING =
  'Giao dịch đang được xử lý, kết quả sẽ hiện trong lịch sử giao dịch. Bạn không cần nạp lại.';

/** The game server refused a migration; all balances are where they were. */
export const migrationRefused: RechargeErrorBody = {
  errorCode: 'GAME_UNAVAILABLE',
  message: 'Máy chủ game từ chối cập nhật, số dư cũ của bạn vẫn còn nguyên. Hãy thử lại sau.',
};

/** The game server has not answered a migration yet. */
export const MIGRATION_STILL_PENDING =
  'Yêu cầu cập nhật đang được xử lý, số dư cũ sẽ được chuyển một lần duy nhất. Bạn không cần gửi lại.';
