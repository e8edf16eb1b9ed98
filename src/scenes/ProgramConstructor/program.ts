/** Lessons by module, in their order. */
export type Program = readonly (readonly number[])[];

export type ProgramAct =
  /** One position up or down; at the edge of a module, into the next one. */
  | { type: 'step'; lesson: number; by: 1 | -1 }
  /** To the position of another lesson. */
  | { type: 'put'; lesson: number; at: number }
  /** To the end of another module. */
  | { type: 'add'; lesson: number; to: number };

/** Returns the programme after a move, or the same object if nothing moved. */
export function programAfter(program: Program, act: ProgramAct): Program {
  const from = program.findIndex((module) => module.includes(act.lesson));
  const place = program[from]?.indexOf(act.lesson) ?? -1;
  const without = program.map((module) => module.filter((lesson) => lesson !== act.lesson));
  const insert = (module: number, at: number) =>
    without.map((lessons, index) =>
      index === module ? [...lessons.slice(0, at), act.lesson, ...lessons.slice(at)] : lessons,
    );

  if (act.type === 'add') return act.to === from ? program : insert(act.to, without[act.to]?.length ?? 0);
  if (act.type === 'put') {
    const to = program.findIndex((module) => module.includes(act.at));
    if (act.lesson === act.at || to < 0) return program;
    return insert(to, program[to]?.indexOf(act.at) ?? 0);
  }
  const next = place + act.by;
  if (next >= 0 && next < (program[from]?.length ?? 0)) return insert(from, next);
  const module = from + act.by;
  const neighbour = program[module];
  return neighbour ? insert(module, act.by > 0 ? 0 : neighbour.length) : program;
}
