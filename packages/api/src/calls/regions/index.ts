/** The calls of the regional game servers (specification 2, section 7). */
export const regionCalls = {}
