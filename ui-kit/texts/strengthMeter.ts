export const strengthMeter = { meter: 'Độ mạnh mật khẩu', met: 'đạt', missing: 'còn thiếu' };
