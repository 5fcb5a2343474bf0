/** The longest timer that hosts can keep: 2³¹ − 1 ms, 24 days. A longer one would fire at once. */
export const longestTimerMs = 2_147_483_647
