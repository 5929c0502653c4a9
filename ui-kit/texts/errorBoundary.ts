export const errorBoundary = { retry: 'Tải lại', fallback: 'Đã xảy ra lỗi, hãy thử tải lại trang.' };
