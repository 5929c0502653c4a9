import { defineTexts } from '../i18n/defineTexts';

/** The messages that a player sees when a call fails (API-3, API-6). */
export const apiTexts = defineTexts({
  'api.refused': 'Yêu cầu không được chấp nhận. Hãy kiểm tra lại rồi thử lại.',
  'api.throttled': 'Bạn đã thử quá nhiều lần. Hãy chờ một lát rồi thử lại.',
  'api.throttledFor': 'Bạn đã thử quá nhiều lần. Hãy thử lại sau {wait}.',
  'api.seconds': 'giây',
  'api.minutes': 'phút',
  'api.hours': 'giờ',
  'api.session': 'Phiên làm việc đã thay đổi. Hãy tải lại trang rồi thử lại.',
  'api.server': 'Máy chủ đang gặp sự cố. Hãy thử lại sau ít phút.',
  'api.html': 'Máy chủ trả lời không đúng định dạng. Hãy thử lại sau ít phút.',
  'api.timeout': 'Máy chủ phản hồi quá lâu. Hãy thử lại.',
  'api.offline': 'Không kết nối được đến máy chủ. Hãy kiểm tra mạng rồi thử lại.',
  'api.aborted': 'Yêu cầu đã bị hủy. Hãy thử lại.',
  'api.botCheck': 'Không hoàn tất được bước kiểm tra chống bot. Hãy tải lại trang rồi thử lại.',
  'api.cookie': 'Không thiết lập được kết nối an toàn với máy chủ nên yêu cầu chưa được gửi. Hãy thử lại.',
  'api.unsent': 'Không kết nối được đến máy chủ nên yêu cầu chưa được gửi. Hãy kiểm tra mạng rồi thử lại.',
});
