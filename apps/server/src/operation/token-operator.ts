/** Who the audit log says it was, where a program did it with the operators' token. */
export const tokenOperator = 'token'
