export const colourMode = { legend: 'Giao diện', light: 'Sáng', dark: 'Tối', system: 'Hệ thống' };
