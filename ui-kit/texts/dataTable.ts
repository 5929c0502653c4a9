export const dataTable = { brokenRow: 'Đã xảy ra lỗi, hãy thử tải lại trang.' };
