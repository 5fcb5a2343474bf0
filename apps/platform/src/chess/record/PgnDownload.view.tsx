import { Download } from 'lucide-react'
import { FileDownload, type FileDownloadProps } from './FileDownload.view.tsx'
import { messages } from './PgnDownload.messages.ts'

export type PgnDownloadProps = Omit<FileDownloadProps, 'words' | 'icon'>

/** Downloads a game or a tournament as PGN. */
export function PgnDownload(props: PgnDownloadProps) {
  return <FileDownload {...props} words={messages} icon={<Download />} />
}
