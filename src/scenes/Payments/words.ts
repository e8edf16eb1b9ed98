import type { State } from './ledger.ts';

const ru = {
  title: 'Ведомость оплат',
  note: '12\u00a0учеников · 3\u00a0группы',
  rows: [
    ['Камила Турсунова', 'Английский B1', 450, 'paid', 'waits'],
    ['Артём\u00a0Ли', 'Математика', 380, 'paid', 'waits'],
    ['Отабек Юнусов', 'Английский B1', 450, 'waits'],
    ['Лола Хасанова', 'Химия', 520, 'late'],
    ['Сардор Хамидов', 'Математика', 380, 'paid', 'waits'],
  ] as [who: string, what: string, sum: number, state: State, before?: State][],
  /** What pupils who are not shown have paid; they owe nothing. */
  other: 3110,
  paid: 'Оплачено',
  waits: 'Ожидает',
  late: 'Просрочено',
  received: 'Получено за\u00a0октябрь',
  /** Formats a sum of the rows, which are in thousands. */
  money: (sum: number) => `${String(sum).replace(/\B(?=\d{3}$)/, '\u00a0')}\u00a0000`,
  unit: 'сум',
  of: (all: string) => `из\u00a0${all}\u00a0сум по\u00a012\u00a0договорам`,
  hint: 'Нажмите на\u00a0отметку, чтобы принять оплату',
};
// The costs of one bus per kilometre, in tenths of a cent.
const en: typeof ru = {
  title: 'Bus 207',
  note: 'one of 310, per\u00a0kilometre',
  rows: [
    ['Fuel', 'route and driver', 480, 'paid', 'waits'],
    ['Tyres', 'route', 60, 'paid', 'waits'],
    ['Downtime', 'vehicle', 170, 'waits'],
    ['Repairs', 'vehicle', 390, 'late'],
    ['Insurance', 'vehicle', 90, 'paid', 'waits'],
  ],
  other: 0,
  paid: 'Usual',
  waits: 'Watch',
  late: 'Too high',
  received: 'Bus 207, usual costs',
  money: (sum) => `€${(sum / 1000).toFixed(2)}`,
  unit: 'per\u00a0km',
  of: (all) => `of ${all} that each kilometre costs`,
  hint: 'Press a mark: the sum is counted anew',
};
export const words = { ru, en };
