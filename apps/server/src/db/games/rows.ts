import { z } from 'zod/mini'

const answer = z.object({ rows: z.array(z.unknown()) })

/** The rows of a statement that was written by hand, parsed; every driver answers with `rows`. */
export const rowsOf = <Row extends z.ZodMiniType>(result: unknown, row: Row): z.output<Row>[] =>
  answer.parse(result).rows.map((each) => row.parse(each))
