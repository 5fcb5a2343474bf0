export { QrCode } from './QrCode.tsx'
export { qrCodeOf } from './qr-code.ts'
