import { getPayment, listPayments, refundPayment } from '@kingside/api/calls/operation/payments'

export type { OperatorPayment, OperatorPaymentDetail } from '@kingside/api/calls/operation/payments'

/** For `useOperatorApi`. */
export const paymentCalls = { list: listPayments, get: getPayment, refund: refundPayment }
