import { Award } from 'lucide-react'
import { FileDownload, type PgnDownloadProps } from '../../chess/record/index.ts'
import { certificateMessages as messages } from './certificate.messages.ts'

export interface CertificateDownloadProps extends PgnDownloadProps {
  readonly format: 'pdf' | 'image'
}

/** Has the reader's certificate made, and offers it. */
export function CertificateDownload({ format, ...props }: CertificateDownloadProps) {
  const download = messages[format]
  return (
    <FileDownload
      {...props}
      words={{ ...messages, download, again: download, retry: download }}
      icon={<Award />}
    />
  )
}
