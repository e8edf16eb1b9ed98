const ru = {
  figures: [
    ['248', '', 'учеников', '+12 за\u00a0месяц'],
    ['94', '%', 'посещаемость', '+2 пункта'],
    ['86,4', '\u00a0млн', 'сум поступило', '+7\u00a0% к\u00a0сентябрю'],
  ] as [value: string, unit: string, label: string, change: string][],
  chart: 'Уроков проведено',
  today: [
    ['15:00', 'Английский B1', 'каб.\u00a04'],
    ['16:30', 'Физика 9 «А»', 'каб.\u00a09'],
    ['18:00', 'Курс к\u00a0ДТМ', 'каб.\u00a02'],
  ] as [time: string, group: string, room: string][],
};
const en: typeof ru = {
  figures: [
    ['412', '', 'orders today', '+12 on last week'],
    ['94', '%', 'ready on time', '+2 points'],
    ['12', '\u00a0min', 'truck waits', '−22 since May'],
  ],
  chart: 'Pallets shipped',
  today: [
    ['15:00', 'Truck to Lyon', 'ready'],
    ['16:30', 'Truck to Graz', 'aisle\u00a09 late'],
    ['18:00', 'Truck to Brno', 'ready'],
  ],
};
export const words = { ru, en };
