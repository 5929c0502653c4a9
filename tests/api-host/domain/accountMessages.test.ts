import { factorRemovalWaits, removalBySupportWaits } from '../../../api-host/domain/accountMessages';

const dueAt = new Date('2026-12-06T02:05:00Z');

it('SAFE-5: the login says when a lost factor can be removed, and how', () => {
  expect(factorRemovalWaits(dueAt)).toBe(
    'Đã ghi nhận yêu cầu gỡ bảo mật hai lớp. Trong 7 ngày kể từ 09:05 ngày 06/12/2026, hãy đăng nhập lại và chọn mục này: một mã gửi đến số điện thoại đã xác minh sẽ gỡ bảo mật hai lớp.',
  );
  expect(removalBySupportWaits(dueAt)).toBe(
    'Hỗ trợ đã ghi nhận yêu cầu gỡ bảo mật hai lớp. Trong 7 ngày kể từ 09:05 ngày 06/12/2026, hãy đăng nhập lại và chọn mục này để gỡ.',
  );
});
